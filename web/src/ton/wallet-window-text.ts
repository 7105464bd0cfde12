import type { Catalogue } from '../lib/language.ts';

const en = {
  window: 'Your wallet',
  close: 'Close',
  back: 'Back',
  help: 'What is a wallet?',
  qrCode: 'QR code',
  copy: 'Copy the link',
};

const ru: typeof en = {
  window: 'Ваш кошелёк',
  close: 'Закрыть',
  back: 'Назад',
  help: 'Что такое кошелёк?',
  qrCode: 'QR-код',
  copy: 'Скопировать ссылку',
};

export const walletWindowText: Catalogue<typeof en> = { en, ru };

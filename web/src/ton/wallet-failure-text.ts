import type { Catalogue } from '../lib/language.ts';
import type { ToastMessage } from '../ui/toasts/toast-store.ts';
import { wentWrong } from '../ui/toasts/went-wrong-text.ts';
import type { WalletFailureReason } from './wallet-failure.ts';

const { en: wrong, ru: wrongRu } = wentWrong;

type FailureTexts = Record<WalletFailureReason, ToastMessage>;

const en: FailureTexts = {
  declined: {
    title: 'Your wallet said no',
    description: 'Nothing has changed. Try again and confirm it in the wallet',
  },
  'wrong-network': {
    title: 'Wrong network',
    description: 'Switch your wallet to the network that Bold plays on, then try again',
  },
  unreachable: wrong('The wallet cannot be reached, please try again'),
  unsupported: wrong('This wallet cannot do that, choose another one'),
  failed: wrong('The wallet gave up, please try again'),
};

const ru: FailureTexts = {
  declined: {
    title: 'Кошелёк отказал',
    description: 'Ничего не изменилось. Попробуйте ещё раз и подтвердите в кошельке',
  },
  'wrong-network': {
    title: 'Не та сеть',
    description: 'Переключите кошелёк на сеть, в которой играет Bold, и попробуйте ещё раз',
  },
  unreachable: wrongRu('До кошелька не достучаться, попробуйте ещё раз'),
  unsupported: wrongRu('Этот кошелёк так не умеет, выберите другой'),
  failed: wrongRu('Кошелёк не справился, попробуйте ещё раз'),
};

export const walletFailureText: Catalogue<FailureTexts> = { en, ru };

import type { Catalogue } from '../lib/language.ts';
import type { WalletFailureReason } from './wallet-failure.ts';

type FailureTexts = Record<WalletFailureReason, { title: string; description: string }>;

const wrong = 'Something went wrong';
const en: FailureTexts = {
  declined: {
    title: 'Your wallet said no',
    description: 'Nothing has changed. Try again and confirm it in the wallet',
  },
  'wrong-network': {
    title: 'Wrong network',
    description: 'Switch your wallet to the network that Bold plays on, then try again',
  },
  unreachable: { title: wrong, description: 'The wallet cannot be reached, please try again' },
  unsupported: { title: wrong, description: 'This wallet cannot do that, choose another one' },
  failed: { title: wrong, description: 'The wallet gave up, please try again' },
};

const wrongRu = 'Что-то пошло не так';
const ru: FailureTexts = {
  declined: {
    title: 'Кошелёк отказал',
    description: 'Ничего не изменилось. Попробуйте ещё раз и подтвердите в кошельке',
  },
  'wrong-network': {
    title: 'Не та сеть',
    description: 'Переключите кошелёк на сеть, в которой играет Bold, и попробуйте ещё раз',
  },
  unreachable: { title: wrongRu, description: 'До кошелька не достучаться, попробуйте ещё раз' },
  unsupported: { title: wrongRu, description: 'Этот кошелёк так не умеет, выберите другой' },
  failed: { title: wrongRu, description: 'Кошелёк не справился, попробуйте ещё раз' },
};

export const walletFailureText: Catalogue<FailureTexts> = { en, ru };

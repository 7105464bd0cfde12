import { groupDigits } from '@bold/sdk/game';
import { type Catalogue, pluralForm } from '../../lib/language.ts';
import { ordinal, russianOrdinal } from '../../lib/ordinal.ts';

const en = {
  selector: 'Level',
  world: 'World',
  members: 'Leaders',
  worldHeader: 'The ten boldest of them all',
  ownLevel: (percent: number) => `Your level. The top 10 earn ${percent}% of our revenue`,
  membersEarn: (percent: number) => `These 10 members earn ${percent}% of our revenue`,
  you: 'You',
  levelPlace: (rank: number) => `${ordinal(rank)} on this level`,
  place: (rank: number) => `${ordinal(rank)} in the World`,
  invites: (count: number) =>
    `${groupDigits(count)} ${pluralForm('en', count, { one: 'invite', other: 'invites' })}`,
  nameless: (id: number) => `Player ${id}`,
  loading: 'Loading the leaders',
  empty: {
    title: 'Nobody is here',
    text: 'The first one who makes it takes the top place without a fight.',
  },
  failed: 'The leaders are hiding',
  refresh: 'Refresh leaders',
};

const ru: typeof en = {
  selector: 'Уровень',
  world: 'Мир',
  members: 'Лидеры',
  worldHeader: 'Десять самых дерзких из всех',
  ownLevel: (percent) => `Ваш уровень. Первые 10 получают ${percent}% нашей выручки`,
  membersEarn: (percent) => `Эти 10 участников получают ${percent}% нашей выручки`,
  you: 'Вы',
  levelPlace: (rank) => `${russianOrdinal(rank)} место на уровне`,
  place: (rank) => `${russianOrdinal(rank)} место в мире`,
  invites: (count) =>
    `${groupDigits(count)} ${pluralForm('ru', count, { one: 'приглашённый', few: 'приглашённых', other: 'приглашённых' })}`,
  nameless: (id) => `Игрок ${id}`,
  loading: 'Загружаем лидеров',
  empty: {
    title: 'Здесь никого',
    text: 'Кто дойдёт первым, займёт вершину без боя.',
  },
  failed: 'Лидеры спрятались',
  refresh: 'Обновить лидеров',
};

export const leaderboardText: Catalogue<typeof en> = { en, ru };

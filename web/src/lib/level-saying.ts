import type { Language } from '@bold/sdk/game';
import { type Translations, translate } from './language.ts';

/** Translations of the levels' descriptions. A description that an operator has changed stays English. */
const sayings: Translations = {
  ru: {
    'The bottom. Everybody starts here; the bold do not stay.':
      'Дно. Отсюда начинают все; смелые здесь не задерживаются.',
    'Still at the bottom, still spotless. Give them a minute.':
      'Всё ещё на дне, всё ещё без единого пятна. Нужна лишь минута.',
    'The first hundred. Your name has a colour now, so wear it loudly.':
      'Первая сотня. Теперь у вашего имени есть цвет, носите его громко.',
    'Paid a hundred taps to stop being nobody. It shows, and it suits them.':
      'Сто тапов, чтобы перестать быть никем. Это заметно и очень к лицу.',
    'A thousand taps in. People have begun to notice, and some of them mind.':
      'Тысяча тапов. Вас начали замечать, и кое-кому это не по душе.',
    'Seeing red since the first thousand. Best not to stand in the way.':
      'Видит красное с первой тысячи. Лучше не стоять на пути.',
    'Five thousand. Warm enough to glow, and not yet rich enough to rest.':
      'Пять тысяч. Хватает, чтобы светиться, и мало, чтобы отдыхать.',
    'Burns through taps and does not look at the bill.': 'Сжигает тапы и не смотрит на счёт.',
    'Twenty thousand. From here on the sun asks you for directions.':
      'Двадцать тысяч. Отсюда солнце спрашивает дорогу у вас.',
    'Shines without being asked. Bring sunglasses.': 'Сияет без приглашения. Берите тёмные очки.',
    'Fifty thousand. The colour of money, and everybody knows whose.':
      'Пятьдесят тысяч. Цвет денег, и все знают чьих.',
    'Grew a fortune one tap at a time and waters it daily.':
      'Состояние, выращенное по одному тапу. Поливается ежедневно.',
    'A hundred thousand. Money is like water, and you are the deep end.':
      'Сто тысяч. Деньги как вода, и вы там, где глубоко.',
    'Keeps a cool head and a hundred thousand taps under the surface.':
      'Холодная голова и сто тысяч тапов под водой.',
    'Half a million. The colour that emperors kept for themselves.':
      'Полмиллиона. Цвет, который императоры берегли для себя.',
    'Wears the emperor’s colour and owes the emperor nothing.':
      'Цвет императорский, а долгов перед императором никаких.',
    'A million. There is nothing left to prove, only to polish.':
      'Миллион. Доказывать больше нечего, остаётся полировать.',
    'A millionaire in taps. The glitter is not a filter.': 'Миллион тапов. Этот блеск не фильтр.',
    'Five million. No light gets out, and no level stands above.':
      'Пять миллионов. Отсюда не выходит свет, и выше уровней нет.',
    'There is nobody above. Look down when you speak to them.':
      'Выше никого нет. К таким обращаются, глядя вниз.',
  },
};

/** Translates a description of a level. */
export function levelSaying(saying: string, language: Language): string {
  return translate(saying, language, sayings);
}

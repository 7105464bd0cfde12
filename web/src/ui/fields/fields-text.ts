import type { Catalogue } from '../../lib/language.ts';

const en = { discard: 'Discard changes' };

const ru: typeof en = { discard: 'Отменить изменения' };

export const fieldsText: Catalogue<typeof en> = { en, ru };

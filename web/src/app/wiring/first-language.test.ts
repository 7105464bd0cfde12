import { launchParametersFor, launchQuery, people } from '@bold/mock/telegram';
import { expect, test } from 'vitest';
import { memoryDevice } from '../../../test/memory-device.ts';
import { firstLanguage } from './first-language.ts';

const at = (href: string) => ({ href, firstHref: undefined, session: memoryDevice() });

async function openedBy(key: string) {
  const person = people.find((candidate) => candidate.key === key);
  if (!person) throw new Error(`No person has the key ${key}`);
  return at(`https://bold.example/#${launchQuery(await launchParametersFor({ person }))}`);
}

test('before the app has loaded, the page has Telegram’s language', async () => {
  expect(firstLanguage(await openedBy('kaplya'), 'en-GB')).toBe('ru');
  expect(firstLanguage(await openedBy('dewey'), 'ru-RU')).toBe('en');
});

test('outside Telegram the page has the browser’s language', () => {
  expect(firstLanguage(at('https://bold.example/'), 'ru-RU')).toBe('ru');
  expect(firstLanguage(at('https://bold.example/'), 'de')).toBe('en');
});

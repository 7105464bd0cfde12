import { launchParametersFor, launchQuery, people } from '@bold/mock/telegram';
import { expect, test } from 'vitest';
import { memoryDevice } from '../../../test/memory-device.ts';
import { firstLanguage } from './first-language.ts';

const at = (href: string) => ({ href, firstHref: undefined, session: memoryDevice() });

async function openedBy(key: string) {
  const person = people.find((candidate) => candidate.key === key);
  if (!person) throw new Error(`Nobody is called ${key}`);
  return at(`https://bold.example/#${launchQuery(await launchParametersFor({ person }))}`);
}

test('before the app is there, the page speaks as the messenger does', async () => {
  expect(firstLanguage(await openedBy('kaplya'), 'en-GB')).toBe('ru');
  expect(firstLanguage(await openedBy('dewey'), 'ru-RU')).toBe('en');
});

test('outside the messenger the page speaks as the browser does', () => {
  expect(firstLanguage(at('https://bold.example/'), 'ru-RU')).toBe('ru');
  expect(firstLanguage(at('https://bold.example/'), 'de')).toBe('en');
});

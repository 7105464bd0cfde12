import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { describeWindow } from './describe-window.ts';

/** Shows a window with this content, and describes it in Russian. */
function describeContent(html: string) {
  const element = document.createElement('div');
  element.innerHTML = html;
  document.body.append(element);
  onTestFinished(() => element.remove());
  describeWindow(element, 'ru');
  return [...element.querySelectorAll('button')].map((button) => button.ariaLabel);
}

test('[UI-15] a window and its icon buttons have names in the player’s language', () => {
  const names = describeContent(
    '<button><svg><path d="M2.71966 2.71968L8 8Z"></path></svg></button>',
  );
  expect(names).toEqual(['Закрыть']);
  expect(page.getByRole('dialog', { name: 'Ваш кошелёк' }).elements()).toHaveLength(1);
});

test('an unknown icon gets no name, and a button keeps its text as its name', () => {
  const known = '<svg><path d="M2.71966 2.71968L8 8Z"></path></svg>';
  expect(
    describeContent(
      `<button><svg><path d="M7 7"></path></svg></button><button>Retry${known}</button><button></button>`,
    ),
  ).toEqual([null, null, null]);
});

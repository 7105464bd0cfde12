import { groupDigits } from '@bold/sdk/game';
import { autorunPerFrame } from './autorun-per-frame.ts';
import css from './live-number.module.css';

/** Shows a number that changes with each tap. Changes the layout only if the count of digits changes. */
export function LiveNumber({ read }: { read: () => number }) {
  return <span className={css.number} ref={(node) => (node ? show(node, read) : undefined)} />;
}

/** Shows the result of `read` in `node`, always up to date. Returns a function that removes the number. */
function show(node: HTMLElement, read: () => number): () => void {
  const digits = node.appendChild(document.createElement('span'));
  const text = digits.appendChild(new Text());
  const end = autorunPerFrame(() => {
    text.data = groupDigits(read());
    const shape = text.data.replace(/\d/g, '0');
    if (node.dataset.shape === shape) return;
    node.dataset.shape = shape;
    const groups = shape.split('\u{a0}');
    node.style.setProperty('--digits', String(groups.join('').length));
    node.style.setProperty('--gaps', String(groups.length - 1));
  });
  return () => {
    end();
    digits.remove();
  };
}

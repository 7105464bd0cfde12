import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { CallList } from './call-list.tsx';
import { ScenarioControls } from './scenario-controls.tsx';
import css from './scenario-panel.module.css';
import type { ScenarioRunner } from './scenario-runner.ts';

type Props = {
  runner: ScenarioRunner;
  /** Copies a link to the current state. Resolves with false if the world was too large to be part of the link. */
  onCopy: () => Promise<boolean>;
};

const copiedWithoutWorld = 'Link copied without the world, which is too large for a link';

const isShortcut = ({ altKey, shiftKey, code }: KeyboardEvent) =>
  altKey && shiftKey && code === 'KeyM';

/** Renders a small button that opens all controls of the mock. */
export function ScenarioPanel({ runner, onCopy }: Props) {
  const { state, calls, switchedInMs } = useSyncExternalStore(runner.subscribe, () => runner.view);
  const [isOpen, setIsOpen] = useState(false);
  const [copied, setCopied] = useState({ state, text: '' });
  const handle = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      setIsOpen((was) => !was);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);

  useEffect(() => {
    if (!isOpen) return;
    panel.current?.querySelector('select')?.focus();
    const button = handle.current;
    return () => button?.focus();
  }, [isOpen]);

  const showCopied = (text: string) => setCopied({ state, text });
  const copy = () =>
    onCopy().then(
      (hasWorld) => showCopied(hasWorld ? 'Link copied' : copiedWithoutWorld),
      () => showCopied('The clipboard is closed'),
    );
  // The copied link belongs to the state in which it was copied.
  const status = copied.state === state && copied.text;

  return (
    <div className={css.root}>
      <button
        ref={handle}
        type="button"
        className={css.handle}
        aria-expanded={isOpen}
        aria-label="Scenario panel"
        aria-keyshortcuts="Alt+Shift+M"
        title="Scenario panel (Alt+Shift+M)"
        onClick={() => setIsOpen(!isOpen)}
      >
        M
      </button>
      {isOpen && (
        <section
          ref={panel}
          className={css.panel}
          aria-label="Scenario panel"
          onKeyDown={(event) => event.key === 'Escape' && setIsOpen(false)}
        >
          <ScenarioControls state={state} onChange={runner.change} />
          <div className={css.actions}>
            <button type="button" onClick={() => void runner.change({ scenario: state.scenario })}>
              Begin anew
            </button>
            <button type="button" onClick={() => void runner.reopen()}>
              Open again
            </button>
            <button type="button" onClick={() => void copy()}>
              Copy link
            </button>
          </div>
          <p className={css.about} role="status">
            {status || (switchedInMs !== null && `Switched in ${switchedInMs.toFixed(0)} ms`)}
          </p>
          <CallList calls={calls} />
        </section>
      )}
    </div>
  );
}

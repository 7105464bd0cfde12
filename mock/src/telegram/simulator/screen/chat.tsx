import type { Person } from '../../launch/people.ts';
import css from './chat.module.css';
import { textOn } from './theme-style.ts';

type Props = {
  person: Person;
  /** The color of the header, #rrggbb. */
  headerColor: string;
  open: boolean;
  onOpen: () => void;
};

export function Chat({ person, headerColor, open, onOpen }: Props) {
  return (
    <section className={css.chat} aria-label="Chat with the bot" inert={open}>
      <header
        className={css.header}
        style={{ background: headerColor, color: textOn(headerColor) }}
      >
        <span className={css.avatar} aria-hidden="true">
          B
        </span>
        <div>
          <strong>Bold</strong>
          <small>bot</small>
        </div>
      </header>
      <div className={css.messages}>
        <p className={css.out}>/start</p>
        <p className={css.in}>Hey {person.user.first_name}, the bottom is waiting for you.</p>
      </div>
      <footer className={css.footer}>
        <button type="button" className={css.open} onClick={onOpen}>
          Open app
        </button>
        <span className={css.field}>Message</span>
      </footer>
    </section>
  );
}

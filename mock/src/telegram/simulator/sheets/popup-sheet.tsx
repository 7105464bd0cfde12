import type { Sheet } from '../../host/host-state.ts';
import css from './sheet-view.module.css';

type Props = {
  popup: Extract<Sheet, { kind: 'popup' }>;
  onChoose: (button?: string) => void;
};

export function PopupSheet({ popup, onChoose }: Props) {
  return (
    <>
      {popup.title && <h2 className={css.title}>{popup.title}</h2>}
      <p>{popup.message}</p>
      {popup.buttons.map(({ id, type, text }) => (
        <button key={id} type="button" data-type={type} onClick={() => onChoose(id)}>
          {text}
        </button>
      ))}
      {popup.buttons.length === 0 && (
        <button type="button" onClick={() => onChoose()}>
          Close
        </button>
      )}
    </>
  );
}

import { observer } from 'mobx-react-lite';
import { type Ref, useEffect } from 'react';
import { useTexts } from '../../lib/language.ts';
import { CloseIcon } from '../icons.tsx';
import { uiText } from '../ui-text.ts';
import type { Toast } from './toast-store.ts';
import css from './toaster.module.css';
import { useToasts } from './toasts-context.ts';
import { useHold } from './use-hold.ts';
import { useSwipeDown } from './use-swipe-down.ts';

type ToastCardProps = { toast: Toast; onDismiss: () => void; hold: () => () => void };

function ToastCard({ toast, onDismiss, hold }: ToastCardProps) {
  const { dismissToast } = useTexts(uiText);
  const { distance, handlers } = useSwipeDown(onDismiss);
  const isDragged = toast.open && distance > 0;
  return (
    <div
      className={css.toast}
      data-open={toast.open}
      data-dragged={isDragged}
      style={isDragged ? { transform: `translateY(${distance}px)` } : undefined}
      {...handlers}
      {...useHold(hold)}
    >
      <p className={css.title}>{toast.title}</p>
      {toast.description ? <p className={css.description}>{toast.description}</p> : null}
      {toast.action ? (
        <button
          type="button"
          className={css.action}
          disabled={!toast.open}
          onClick={() => {
            onDismiss();
            toast.action?.run();
          }}
        >
          {toast.action.label}
        </button>
      ) : null}
      <button
        type="button"
        className={css.close}
        aria-label={dismissToast}
        disabled={!toast.open}
        onClick={onDismiss}
      >
        <CloseIcon />
      </button>
    </div>
  );
}

/**
 * Renders the current toast in a region that is always on the page, so that screen readers announce new toasts.
 * @param ref A ref to the region, which is as high as the open toast
 */
export const Toaster = observer(function Toaster({ ref }: { ref?: Ref<HTMLDivElement> }) {
  const { notifications } = useTexts(uiText);
  const { toast, dismiss, addRegion, hold } = useToasts();
  useEffect(() => addRegion(), [addRegion]);
  return (
    <div
      ref={ref}
      className={css.region}
      data-open={toast?.open}
      role="status"
      aria-label={notifications}
    >
      {toast ? <ToastCard key={toast.id} toast={toast} onDismiss={dismiss} hold={hold} /> : null}
    </div>
  );
});

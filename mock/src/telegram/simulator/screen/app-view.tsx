import { type RefObject, useLayoutEffect } from 'react';
import type { HostState } from '../../host/host-state.ts';
import type { PersonAction } from '../../host/person-actions.ts';
import { colorIn } from '../../launch/themes.ts';
import css from './app-view.module.css';

type Props = {
  host: HostState;
  address: string | null;
  frame: RefObject<HTMLIFrameElement | null>;
  onAct: (action: PersonAction) => void;
};

/**
 * Renders the frame with the app. A loader covers the frame until the frame has loaded or the app has reported that it
 * is ready.
 */
export function AppView({ host, address, frame, onAct }: Props) {
  useLayoutEffect(() => {
    if (!address || !frame.current) return;
    const report = (width: number, height: number) =>
      onAct({ type: 'resize', width: Math.round(width), height: Math.round(height) });
    // A small app can ask for the size before the observer reports it.
    report(frame.current.clientWidth, frame.current.clientHeight);
    const watch = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      report(width, height);
    });
    watch.observe(frame.current);
    return () => watch.disconnect();
  }, [address, frame, onAct]);

  return (
    <div
      className={css.view}
      style={{ background: colorIn(host.device.theme, host.backgroundColor) }}
    >
      {address && (
        <iframe
          ref={frame}
          className={css.frame}
          title="Bold"
          src={address}
          onLoad={() => onAct({ type: 'loaded' })}
        />
      )}
      {host.ready || <div className={css.loading} role="status" aria-label="Opening the app" />}
    </div>
  );
}

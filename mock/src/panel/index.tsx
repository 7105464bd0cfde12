import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Panel } from './panel.tsx';
import type { Stage } from './stage.ts';

export { play } from '../play.ts';
export { type Opening, scenarios } from '../scenarios.ts';
export { plainSetting, readSetting, type Setting, writeSetting } from '../setting.ts';
export { settingLink, settingParameter } from './setting-link.ts';
export { Stage, type StageApp } from './stage.ts';

/** Puts the panel into the page, beside the app; answers how to take it away again. */
export function showPanel(stage: Stage, onCopy: () => Promise<void>): () => void {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  // At once, so that the keys are heard as soon as the app is there.
  flushSync(() =>
    root.render(
      <StrictMode>
        <Panel stage={stage} onCopy={onCopy} />
      </StrictMode>,
    ),
  );
  return () => {
    root.unmount();
    place.remove();
  };
}

import { useState } from 'react';
import { type LevelColors, plainColors, themeStyle } from '../../ui/level-theme.tsx';
import css from './page-layout.module.css';

/** Renders the page's tiled background. The background of a new level slides up over the old background (spec §2). */
export function LevelGround({ colors }: { colors: LevelColors }) {
  const [[before, now], setGrounds] = useState<[LevelColors | undefined, LevelColors]>([
    undefined,
    colors,
  ]);
  if (now !== colors) setGrounds([now, colors]);
  // The first level has no previous background.
  const isRising =
    before && before !== plainColors && before.background_color !== now.background_color;
  return (
    <>
      {isRising ? <div className={css.ground} style={themeStyle(before)} /> : null}
      <div
        key={now.background_color}
        className={[css.ground, isRising && css.rising].filter(Boolean).join(' ')}
        style={themeStyle(now)}
        data-testid="ground"
      />
    </>
  );
}

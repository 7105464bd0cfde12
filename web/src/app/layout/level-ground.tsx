import { useState } from 'react';
import { type LevelColours, plainColours, themeStyle } from '../../ui/level-theme.tsx';
import css from './page-layout.module.css';

/** The tiled background of the page (spec §2); a new level's rises over the one before. */
export function LevelGround({ colours }: { colours: LevelColours }) {
  const [[before, now], setGrounds] = useState<[LevelColours | undefined, LevelColours]>([
    undefined,
    colours,
  ]);
  if (now !== colours) setGrounds([now, colours]);
  // What stood before the first level was known is no level that one leaves.
  const isRising =
    before && before !== plainColours && before.background_color !== now.background_color;
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

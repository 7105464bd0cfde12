import type { Language } from '@bold/sdk/game';
import { levelTitle } from '../../lib/level-title.ts';
import { leaderboardText } from './leaderboard-text.ts';
import type { Board } from './use-board-choice.ts';

export function boardTitle(board: Board, language: Language): string {
  return board === 'world' ? leaderboardText[language].world : levelTitle(board, language);
}

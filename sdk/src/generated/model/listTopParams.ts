/**
 * Generated from the contract, never edited.
 */
import type { Id } from './id.ts';

export type ListTopParams = {
/**
 * The level. Absent means the world.
 */
level_id?: Id;
};

export type { OverriddenCall, Override, Overrides } from '../http/override.ts';
export type { Scenario } from './scenario.ts';
export {
  type BuiltInScenario,
  type DefinedScenario,
  defineScenario,
  findScenario,
  isScenarioName,
  listScenarios,
  type ScenarioName,
} from './scenarios.ts';

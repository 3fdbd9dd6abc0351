import {
  DEFAULT_ESCALATION_LEVELS,
  type EscalationLevels,
  LEVELS,
} from '#contract/deadlines/escalationLevels.ts';
import type { Levels } from '../targetOf.ts';

/** The escalation levels of a place; each comes from the nearest office that sets it (SLA-12). */
export const escalationLevelsOf = (offices: Levels): EscalationLevels =>
  Object.fromEntries(
    LEVELS.map((level) => {
      const set = offices.find(({ settings }) => settings.ladder?.[level] !== undefined);
      return [level, set?.settings.ladder?.[level] ?? DEFAULT_ESCALATION_LEVELS[level]];
    }),
  ) as EscalationLevels;

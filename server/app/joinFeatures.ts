import type { Features } from '#server/complaints/events.ts';
import type { AllFeatures, Feature } from './feature.ts';
import { allFeatures } from './features.ts';

/** Adds the capability's name to its filters and orders: they match nothing of an office that does not use it. */
const named = <P extends object>({ capability }: Feature, parts: readonly P[] = []): P[] =>
  capability ? parts.map((part) => ({ ...part, capability })) : [...parts];

/** Joins the parts of all features for the use cases (`services.features`). */
function joinFeatures(all: AllFeatures): Features {
  const answers: Partial<Features> = Object.assign({}, ...all.map((feature) => feature.answers));
  const { countConfirmed, officerRequest, staffNotes, uses } = answers;
  if (!uses) throw new Error('No feature says what an office uses.');
  return {
    handlers: all.flatMap(({ handlers }) => handlers ?? []),
    reads: all.flatMap(({ reads }) => reads ?? []),
    lists: {
      filters: all.flatMap((feature) => named(feature, feature.lists?.filters)),
      orders: all.flatMap((feature) => named(feature, feature.lists?.orders)),
      searches: all.flatMap(({ lists }) => lists?.searches ?? []),
      sections: all.flatMap(({ lists }) => lists?.sections ?? []),
    },
    personal: all.flatMap(({ personal }) => personal ?? []),
    due: all.flatMap(({ due }) => due ?? []),
    dayNumbers: all.flatMap(({ dayNumbers }) => dayNumbers ?? []),
    countConfirmed: countConfirmed ?? (async () => 0),
    officerRequest: officerRequest ?? (async () => null),
    staffNotes: staffNotes ?? (async () => () => ({})),
    uses,
  };
}

export const features = joinFeatures(allFeatures);

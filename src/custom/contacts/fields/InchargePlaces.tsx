import { ownPlaces } from '#contract/access/scope.ts';
import { PLACE_LEVELS } from '#contract/places/place.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { PlaceCascade } from '#src/components/place/PlaceCascade.tsx';

/**
 * The place selects of a division in-charge, without the session's own places, which are sent automatically (DIV-01).
 */
export function InchargePlaces() {
  const actor = storedActor();
  const own = actor ? ownPlaces(actor) : {};
  return <PlaceCascade levels={PLACE_LEVELS.filter((level) => own[`${level}_id`] === undefined)} />;
}

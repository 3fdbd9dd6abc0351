import { PLACE_LEVELS } from '../../../../contract/place.ts';
import { ownPlaces } from '../../../../contract/reach.ts';
import { storedActor } from '../../../authProvider/storedSession.ts';
import { PlaceCascade } from '../../../kit/place/PlaceCascade.tsx';

/** The place selects of a division in-charge without those of the session's own places, which are sent anyhow (DIV-01). */
export function InchargePlaces() {
  const actor = storedActor();
  const own = actor ? ownPlaces(actor) : {};
  return <PlaceCascade levels={PLACE_LEVELS.filter((level) => own[`${level}_id`] === undefined)} />;
}

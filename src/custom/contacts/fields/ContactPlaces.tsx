import { choosesContactPlace } from '#contract/access/access.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { PlaceCascade } from '#src/components/place/PlaceCascade.tsx';

/** The place selects of a contact. For admin a create form has none: the contact belongs to the whole state. */
export function ContactPlaces({ editing = false }: { editing?: boolean }) {
  const actor = storedActor();
  const chooses = actor !== null && choosesContactPlace(actor);
  if (!chooses && !editing) return null;
  return <PlaceCascade required={chooses ? ['parliament'] : []} editing={editing} />;
}

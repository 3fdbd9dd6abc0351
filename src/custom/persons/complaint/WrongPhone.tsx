import type { OfRecord } from '#src/components/slots/parts.ts';
import PhoneMark from '../contactPreferences/PhoneMark.tsx';

/** A note next to a grievance's phone that it was wrong (MSG-14). */
const WrongPhone = ({ complaint: { person_id, phone } }: OfRecord) => (
  <PhoneMark personId={person_id} phone={phone} />
);
export default WrongPhone;

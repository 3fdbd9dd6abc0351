import type { OfRecord } from '#src/components/slots/capability.ts';
import PhoneMark from '../contactPreferences/PhoneMark.tsx';

/** That the phone of a grievance was wrong, beside it (MSG-14). */
const WrongPhone = ({ complaint: { person_id, phone } }: OfRecord) => (
  <PhoneMark personId={person_id} phone={phone} />
);
export default WrongPhone;

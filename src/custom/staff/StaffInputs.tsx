import { PasswordInput } from 'react-admin';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { Fields, NameInput } from '#src/components/form/Fields.tsx';
import { PhoneInput } from '#src/components/form/PhoneInput.tsx';
import { required } from '#src/components/form/required.ts';
import { PlaceCascade } from '#src/components/place/PlaceCascade.tsx';

const SEAT = ['parliament', 'assembly'] as const;

interface StaffInputsProps {
  /** For an existing account: an empty password means unchanged, and places are locked by SCOPE-04. */
  editing?: boolean;
  /** A line below the password, already translated. */
  hint: string;
}

/** Name, phone, password and place of a grievance in-charge (GIC-01, GIC-02). */
export function StaffInputs({ editing = false, hint }: StaffInputsProps) {
  // A plain host accepts a password only for a new account (S1 section 3).
  const hasPassword = hasCapability('desk') || !editing;
  return (
    <>
      <Fields>
        <NameInput label="common.name" />
        <PhoneInput source="phone" label="common.phone" {...required} autoComplete="off" />
        {hasPassword && (
          <PasswordInput
            source="password"
            label={`incharges.staff.${editing ? 'newPassword' : 'password'}`}
            {...(editing ? {} : required)}
            autoComplete="new-password"
            helperText={hint}
          />
        )}
      </Fields>
      <PlaceCascade levels={SEAT} required={SEAT} editing={editing} />
    </>
  );
}

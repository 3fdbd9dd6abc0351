import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { ActionProps } from '#src/components/slots/parts.ts';
import { newLetterAddress } from '../letterAddress.ts';

/** Opens a new letter to the citizen of the grievance (REF-03). */
export default function OpenLetter({ complaint: { id } }: ActionProps) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(newLetterAddress({ complaint_id: id }));
  }, [navigate, id]);
  return null;
}

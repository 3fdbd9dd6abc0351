import { lazy, Suspense, useState } from 'react';
import type { PersonCard } from '#contract/persons/person.ts';
import { retryImport } from '#src/components/page/retryImport.ts';
import { type OpenComplaint, useOpenComplaints } from '../person/useOpenComplaints.ts';
import { WhichComplaint } from './WhichComplaint.tsx';

const ContactDialog = lazy(retryImport(() => import('#src/custom/messages/contact/ContactDialog.tsx')));

interface PersonContactProps {
  person: PersonCard;
  way: 'call' | 'message';
  onClose: () => void;
}

/** Which of the open cases a call or a message is about, asked only where there are several; then the call or the message. */
export function PersonContact({ person, way, onClose }: PersonContactProps) {
  const { cases, isError } = useOpenComplaints([person]);
  const [chosen, setChosen] = useState<OpenComplaint | null>(null);
  const [only, ...others] = cases ?? [];
  const about = chosen ?? (others.length === 0 ? only : undefined);
  if (!cases && !isError) return null;
  if (!about) return <WhichComplaint person={person} way={way} onChoose={setChosen} onClose={onClose} />;
  return (
    <Suspense>
      <ContactDialog way={way} complaint={about} phones={person.phones} onClose={onClose} />
    </Suspense>
  );
}

import MergeIcon from '@mui/icons-material/MergeType';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { can } from '#contract/access/policies.ts';
import type { PersonCard } from '#contract/persons/person.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { retryImport } from '#src/components/page/retryImport.ts';

const ChooseOther = lazy(retryImport(() => import('./ChooseOther.tsx')));
const MergeDialog = lazy(retryImport(() => import('./MergeDialog.tsx')));

/** Merges the person of the page with another one that the user searches for, if permitted (PER-08). */
export function MergeButton({ person }: { person: PersonCard }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [other, setOther] = useState<number | null>(null);
  const actor = storedActor();
  if (!actor || !can(actor, 'create', 'personMerge')) return null;
  const close = () => {
    setAsking(false);
    setOther(null);
  };
  const showSurvivor = (survivorId: number) => {
    close();
    if (survivorId !== person.id) navigate(`/grievance/person/${survivorId}`, { replace: true });
  };
  return (
    <>
      <Button variant="outlined" startIcon={<MergeIcon />} onClick={() => setAsking(true)}>
        {translate('merging.merge.open')}
      </Button>
      <Suspense>
        {isAsking && other === null && (
          <ChooseOther person={person} onChoose={({ id }) => setOther(id)} onClose={close} />
        )}
        {other !== null && <MergeDialog ids={[person.id, other]} onClose={close} onDone={showSurvivor} />}
      </Suspense>
    </>
  );
}

import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { retryImport } from '#src/components/page/retryImport.ts';
import type { CauseStart } from './causeForm.ts';
import { Suggestions } from './Suggestions.tsx';

const CauseDialog = lazy(retryImport(() => import('./CauseDialog.tsx')));

/** Suggested causes, and the popup that creates one and opens its page (PER-22). */
export function SuggestedCauses() {
  const navigate = useNavigate();
  const [start, setStart] = useState<CauseStart | null>(null);
  return (
    <>
      <Suggestions onMake={setStart} />
      <Suspense>
        {start && (
          <CauseDialog
            start={start}
            onSaved={({ id }) => navigate(`/grievance/cause/${id}`)}
            onClose={() => setStart(null)}
          />
        )}
      </Suspense>
    </>
  );
}

import { useMutation } from '@tanstack/react-query';
import { useStore } from 'react-admin';
import { useNavigate } from 'react-router';
import type { Column } from '#contract/complaints/complaintColumns.ts';
import { saveColumns } from '#contract/desk/view.ts';
import { refreshSession, storedSession } from '#src/authProvider/storedSession.ts';
import { useNotifyFailure } from '#src/components/feedback/useNotifyFailure.ts';
import { useListAddress } from '#src/custom/complaints/list/listRouter.ts';
import { CHOSEN_COLUMNS } from '#src/custom/complaints/list/useColumns.ts';
import { call } from '#src/dataProvider/call.ts';

/**
 * Sets the columns, null for the usual ones, and saves the choice on the server and in the session, one save after the
 * other (DESK-08). A failed save restores the previous columns.
 */
export function useChooseColumns() {
  const [, setChosen] = useStore<readonly string[] | null | undefined>(CHOSEN_COLUMNS);
  const { shown, linkTo } = useListAddress();
  const navigate = useNavigate();
  const notifyFailure = useNotifyFailure();
  const { mutate } = useMutation({
    scope: { id: CHOSEN_COLUMNS },
    mutationFn: (columns: Column[] | null) => call(saveColumns, { body: { columns } }),
    onSuccess: ({ columns }) => {
      const session = storedSession();
      if (session) refreshSession({ ...session, columns });
    },
    onError: (failure) => {
      setChosen(undefined);
      notifyFailure(failure);
    },
  });
  return (columns: Column[] | null) => {
    setChosen(columns);
    mutate(columns);
    // The choice replaces the columns of the shown view.
    if (!shown.columns) return;
    const { to, state } = linkTo({ columns: undefined });
    navigate(to, { state, replace: true, preventScrollReset: true });
  };
}

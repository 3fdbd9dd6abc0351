import { runsOffice } from '#contract/access/access.ts';
import { createView, updateView, type View } from '#contract/desk/view.ts';
import { holdsTyped } from '#contract/desk/viewRules.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import type { Refusals } from '#src/components/form/formRules.ts';
import { useContractForm } from '#src/components/form/useContractForm.ts';
import { useListAddress } from '#src/custom/complaints/list/listRouter.ts';
import { useColumns } from '#src/custom/complaints/list/useColumns.ts';
import { isShown } from './shownView.ts';
import { useRenewViews } from './useViews.ts';

/** The values of the dialog. */
interface ViewForm {
  name: string;
  is_shared: boolean;
  withColumns: boolean;
  isPinned: boolean;
  /** Replaces the view by the list's present state. */
  takesShown: boolean;
}
type Choice = Exclude<keyof ViewForm, 'name'>;

/** The form of a new or existing view. As on the server, an office's view contains no typed text (DESK-05). */
export function useViewForm(view: View | undefined, onSaved: () => void) {
  const { shown } = useListAddress();
  const columns = useColumns();
  const renew = useRenewViews();
  const storedParts = ({ takesShown }: ViewForm) =>
    view && !takesShown ? view : { ...shown, filters: shown.filter, columns };
  const holdsWords = (values: ViewForm) => values.is_shared && holdsTyped(storedParts(values).filters);
  const form = useContractForm(view ? updateView : createView, {
    record: view,
    valuesOf: (record): ViewForm => ({
      name: record.name,
      is_shared: record.is_shared,
      withColumns: Boolean(record.columns),
      isPinned: false,
      takesShown: false,
    }),
    defaultValues: {
      name: '',
      is_shared: false,
      withColumns: Boolean(shown.columns),
      isPinned: false,
      takesShown: true,
    },
    bodyOf: (values) => {
      const { filters, sort, order, columns: chosen } = storedParts(values);
      return {
        name: values.name,
        is_shared: values.is_shared,
        columns: values.withColumns ? [...(chosen ?? columns)] : null,
        ...{ filters, sort, order },
        ...(view ? {} : { position: values.isPinned ? 1 : null }),
      };
    },
    check: (values): Refusals => (holdsWords(values) ? { is_shared: 'rules.sharedViewWords' } : {}),
    renew,
    onDone: onSaved,
  });
  const choices: Choice[] = [
    ...(mayShare(view) ? (['is_shared'] as const) : []),
    'withColumns',
    ...(view ? [] : (['isPinned'] as const)),
    ...(view && !isShown(view, shown) ? (['takesShown'] as const) : []),
  ];
  return {
    form,
    /** The offered checkboxes. */
    choices,
    /** Why it cannot be the office's view. */
    isRefused: holdsWords(form.form.watch()),
  };
}

/** Only its maker can stop sharing a view. */
function mayShare(view: View | undefined): boolean {
  const actor = storedActor();
  if (!actor) return false;
  return view?.is_shared ? view.creator?.id === actor.id : runsOffice(actor);
}

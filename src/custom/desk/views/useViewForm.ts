import { useState } from 'react';
import { runsOffice } from '#contract/access/access.ts';
import { createView, updateView, type View } from '#contract/desk/view.ts';
import { holdsTyped } from '#contract/desk/viewRules.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { useListAddress } from '#src/custom/complaints/list/listRouter.ts';
import { useColumns } from '#src/custom/complaints/list/useColumns.ts';
import { call } from '#src/dataProvider/call.ts';
import { isShown } from './shownView.ts';
import { useViewChange } from './useViews.ts';

/** The values of the dialog. */
interface ViewForm {
  name: string;
  isShared: boolean;
  withColumns: boolean;
  isPinned: boolean;
  /** Replaces the view by the list's present state. */
  takesShown: boolean;
}
type Choice = Exclude<keyof ViewForm, 'name'>;

/**
 * The form of a new or existing view, and its save. As on the server, an office's view contains no typed text
 * (DESK-05).
 */
export function useViewForm(view: View | undefined, onSaved: () => void) {
  const { shown } = useListAddress();
  const columns = useColumns();
  const [form, setForm] = useState<ViewForm>({
    name: view?.name ?? '',
    isShared: view?.is_shared ?? false,
    withColumns: Boolean(view ? view.columns : shown.columns),
    isPinned: false,
    takesShown: !view,
  });
  const { name, isShared, withColumns, isPinned, takesShown } = form;
  const filters = view && !takesShown ? view.filters : shown.filter;
  const chosen = view && !takesShown ? (view.columns ?? columns) : columns;
  const save = useViewChange(() => {
    const { sort, order } = view && !takesShown ? view : (shown as Pick<View, 'sort' | 'order'>);
    const said = { name: name.trim(), is_shared: isShared, columns: withColumns ? [...chosen] : null };
    const body = { ...said, filters, sort, order };
    return view
      ? call(updateView, { params: { id: view.id }, body: { ...body, version: view.version } })
      : call(createView, { body: { ...body, position: isPinned ? 1 : null } });
  }, onSaved);
  const choices: Choice[] = [
    ...(mayShare(view) ? (['isShared'] as const) : []),
    'withColumns',
    ...(view ? [] : (['isPinned'] as const)),
    ...(view && !isShown(view, shown) ? (['takesShown'] as const) : []),
  ];
  return {
    form,
    /** The offered checkboxes. */
    choices,
    change: (changed: Partial<ViewForm>) => setForm({ ...form, ...changed }),
    isUnnamed: !name.trim(),
    /** Why it cannot be the office's view. */
    isRefused: isShared && holdsTyped(filters),
    save,
  };
}

/** Only its maker can stop sharing a view. */
function mayShare(view: View | undefined): boolean {
  const actor = storedActor();
  if (!actor) return false;
  return view?.is_shared ? view.creator?.id === actor.id : runsOffice(actor);
}

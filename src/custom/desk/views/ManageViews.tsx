import DialogContentText from '@mui/material/DialogContentText';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { createView, deleteView, updateView, type View } from '#contract/desk/view.ts';
import { ConfirmDialog } from '#src/components/dialog/ConfirmDialog.tsx';
import { InfoDialog } from '#src/components/dialog/InfoDialog.tsx';
import { FailureAlert } from '#src/components/feedback/FailureAlert.tsx';
import { useFocusAfterRemoval } from '#src/components/page/useFocusAfterRemoval.ts';
import { call } from '#src/dataProvider/call.ts';
import { pinnedOf } from './PinnedViews.tsx';
import { useViewChange, useViews } from './useViews.ts';
import { ViewDialog } from './ViewDialog.tsx';
import { ViewLine } from './ViewLine.tsx';

/** All saved views: pin and order, change, copy, remove (DESK-05). */
export function ManageViews({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const { data: views = [] } = useViews();
  const [edited, setEdited] = useState<View>();
  const [removed, setRemoved] = useState<View>();
  const [dragged, setDragged] = useState<View>();
  const list = useFocusAfterRemoval<HTMLUListElement>(views.length);
  const pin = useViewChange(({ id, position }: Pick<View, 'id' | 'position'>) =>
    call(updateView, { params: { id }, body: { position } }),
  );
  const copy = useViewChange(({ name, filters, sort, order, columns }: View) =>
    call(createView, { body: { name, filters, sort, order, columns } }),
  );
  const remove = useViewChange(
    ({ id }: View) => call(deleteView, { params: { id } }),
    () => setRemoved(undefined),
  );
  const pinned = pinnedOf(views);
  const move = (view: View, position: number | null) => {
    copy.reset();
    pin.mutate({ id: view.id, position });
  };
  return (
    <InfoDialog title={translate('views.manage.title')} onClose={onClose}>
      <DialogContentText>{translate('views.manage.about')}</DialogContentText>
      <FailureAlert failure={pin.error ?? copy.error} />
      <List ref={list} tabIndex={-1} dense disablePadding>
        {[...pinned, ...views.filter(({ position }) => position === null)].map((view) => (
          <ViewLine
            key={view.id}
            view={view}
            pinned={pinned.length}
            onMove={(position) => move(view, position)}
            onEdit={() => setEdited(view)}
            onCopy={() => copy.mutate(view)}
            onRemove={() => setRemoved(view)}
            onDrag={() => setDragged(view)}
            onDrop={() => dragged && dragged.id !== view.id && move(dragged, view.position)}
          />
        ))}
      </List>
      {views.length === 0 && <Typography>{translate('views.manage.none')}</Typography>}
      {edited && <ViewDialog view={edited} onClose={() => setEdited(undefined)} />}
      <ConfirmDialog
        open={removed !== undefined}
        title="ra.saved_queries.remove_dialog_title"
        question="views.manage.question"
        action="ra.action.delete"
        named={{ name: removed?.name ?? '' }}
        run={remove}
        onConfirm={() => removed && remove.mutate(removed)}
        onClose={() => setRemoved(undefined)}
      />
    </InfoDialog>
  );
}

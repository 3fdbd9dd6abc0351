import BookmarksIcon from '@mui/icons-material/BookmarkBorder';
import CheckIcon from '@mui/icons-material/Check';
import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import type { View } from '#contract/desk/view.ts';
import { MenuButton } from '#src/components/page/MenuButton.tsx';
import { NEWEST_FIRST } from '#src/custom/complaints/list/firstCall.ts';
import { useListAddress } from '#src/custom/complaints/list/listRouter.ts';
import { ManageViews } from './ManageViews.tsx';
import { asShown, isShown } from './shownView.ts';
import { useViews } from './useViews.ts';
import { ViewDialog } from './ViewDialog.tsx';

/** Saved views with filters, order and columns, the user's and the office's (DESK-05), and a button to save more. */
export default function SavedViews() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { shown, linkTo } = useListAddress();
  const { data: views = [], isSuccess } = useViews();
  const [chosen, setChosen] = useState<'save' | 'manage'>();
  const [open, setOpen] = useState<'save' | 'manage'>();
  const isSaved = views.some((view) => isShown(view, shown));
  const isUsual = shown.sort === NEWEST_FIRST.field && shown.order === NEWEST_FIRST.order;
  const canSave = isSuccess && !isSaved && !(isUsual && Object.keys(shown.filter).length === 0);
  const show = (view: View) => {
    const { to, state } = linkTo(asShown(view));
    navigate(to, { state, preventScrollReset: true });
  };
  /** After the menu: a dialog gives the focus back to where it was when it opened. */
  const openChosen = () => {
    setOpen(chosen);
    setChosen(undefined);
  };
  return (
    <>
      <MenuButton
        size="small"
        startIcon={<BookmarksIcon />}
        label={translate('views.savedViews')}
        onExited={openChosen}
      >
        {(choosing) => [
          ...views.map((view) => (
            <MenuItem
              key={view.id}
              role="menuitemradio"
              aria-checked={isShown(view, shown)}
              onClick={choosing(() => show(view))}
              sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}
            >
              <ListItemIcon>
                {isShown(view, shown) && <CheckIcon fontSize="small" />}
                {view.is_shared && !isShown(view, shown) && (
                  <GroupsIcon fontSize="small" titleAccess={translate('views.ofOffice')} />
                )}
              </ListItemIcon>
              {view.name}
            </MenuItem>
          )),
          views.length > 0 && <Divider key="line" component="li" />,
          <MenuItem key="save" disabled={!canSave} onClick={choosing(() => setChosen('save'))}>
            {translate('views.saveThis')}
          </MenuItem>,
          <MenuItem key="manage" disabled={views.length === 0} onClick={choosing(() => setChosen('manage'))}>
            {translate('views.manage.action')}
          </MenuItem>,
        ]}
      </MenuButton>
      {open === 'save' && <ViewDialog onClose={() => setOpen(undefined)} />}
      {open === 'manage' && <ManageViews onClose={() => setOpen(undefined)} />}
    </>
  );
}

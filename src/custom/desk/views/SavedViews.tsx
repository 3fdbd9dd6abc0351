import AddIcon from '@mui/icons-material/AddCircleOutlineOutlined';
import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import ManageIcon from '@mui/icons-material/Tune';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { NEWEST_FIRST } from '#src/custom/complaints/list/firstCall.ts';
import { useListAddress } from '#src/custom/complaints/list/listRouter.ts';
import { ManageViews } from './ManageViews.tsx';
import { asShown, isShown } from './shownView.ts';
import { useViews } from './useViews.ts';
import { ViewDialog } from './ViewDialog.tsx';

/** What was saved under a name: filters, order and columns, one's own and the office's (DESK-05); with the way to save more. */
export default function SavedViews() {
  const translate = useTranslate();
  const labelId = useId();
  const navigate = useNavigate();
  const { shown, linkTo } = useListAddress();
  const { data: views = [], isSuccess } = useViews();
  const [open, setOpen] = useState<'save' | 'manage'>();
  const isSaved = views.some((view) => isShown(view, shown));
  const isUsual = shown.sort === NEWEST_FIRST.field && shown.order === NEWEST_FIRST.order;
  const canSave = isSuccess && !isSaved && !(isUsual && Object.keys(shown.filter).length === 0);
  if (views.length === 0 && !canSave && !open) return null;
  return (
    <Stack
      role="group"
      aria-labelledby={labelId}
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', minHeight: 40, mt: 1 }}
    >
      <Typography id={labelId} variant="body2" color="textSecondary">
        {translate('ra.saved_queries.label')}
      </Typography>
      {views.map((view) => (
        <Chip
          key={view.id}
          label={view.name}
          icon={view.is_shared ? <GroupsIcon titleAccess={translate('views.ofOffice')} /> : undefined}
          color={isShown(view, shown) ? 'primary' : 'default'}
          aria-pressed={isShown(view, shown)}
          onClick={() => {
            const { to, state } = linkTo(asShown(view));
            navigate(to, { state, preventScrollReset: true });
          }}
          sx={{ maxWidth: '100%' }}
        />
      ))}
      {canSave && (
        <IconButton
          size="small"
          aria-label={translate('ra.saved_queries.new_label')}
          onClick={() => setOpen('save')}
        >
          <AddIcon />
        </IconButton>
      )}
      {views.length > 0 && (
        <IconButton
          size="small"
          aria-label={translate('views.manage.action')}
          onClick={() => setOpen('manage')}
        >
          <ManageIcon />
        </IconButton>
      )}
      {open === 'save' && <ViewDialog onClose={() => setOpen(undefined)} />}
      {open === 'manage' && <ManageViews onClose={() => setOpen(undefined)} />}
    </Stack>
  );
}

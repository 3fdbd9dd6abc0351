import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import CopyIcon from '@mui/icons-material/ContentCopy';
import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import PinnedIcon from '@mui/icons-material/PushPin';
import PinIcon from '@mui/icons-material/PushPinOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { changesView } from '#contract/access/access.ts';
import type { View } from '#contract/desk/view.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';

interface ViewLineProps {
  view: View;
  /** The number of pinned views. */
  pinned: number;
  /** Pins the view at a position from 1, or unpins it. */
  onMove: (position: number | null) => void;
  onEdit: () => void;
  onCopy: () => void;
  onRemove: () => void;
  onDrag: () => void;
  onDrop: () => void;
}

/** A saved view with its actions. Users who may not change it can save a copy. */
export function ViewLine({ view, pinned, onMove, onEdit, onCopy, onRemove, onDrag, onDrop }: ViewLineProps) {
  const translate = useTranslate();
  const actor = storedActor();
  const { name, position, is_shared, creator } = view;
  const changes = actor !== null && changesView(actor, view);
  const whose = is_shared
    ? [translate('views.ofOffice'), creator?.name].filter(Boolean).join(' · ')
    : translate('views.mine');
  const button = (action: string, icon: ReactNode, onClick: () => void, others = {}) => (
    <IconButton
      size="small"
      aria-label={translate(`views.manage.${action}`, { name })}
      onClick={onClick}
      {...others}
    >
      {icon}
    </IconButton>
  );
  const isPinned = position !== null;
  const drag = isPinned && {
    draggable: true,
    onDragStart: onDrag,
    onDragOver: (event: { preventDefault: () => void }) => event.preventDefault(),
    onDrop,
  };
  return (
    <ListItem
      disableGutters
      divider
      {...drag}
      sx={{ flexWrap: 'wrap', cursor: isPinned ? 'grab' : undefined }}
    >
      <ListItemText primary={name} secondary={whose} sx={{ flex: '1 1 10rem', overflowWrap: 'anywhere' }} />
      <Box sx={{ display: 'flex', ml: 'auto' }}>
        {isPinned &&
          button('before', <UpIcon fontSize="small" />, () => onMove(position - 1), {
            disabled: position === 1,
          })}
        {isPinned &&
          button('behind', <DownIcon fontSize="small" />, () => onMove(position + 1), {
            disabled: position === pinned,
          })}
        {button(
          'pin',
          isPinned ? <PinnedIcon fontSize="small" color="primary" /> : <PinIcon fontSize="small" />,
          () => onMove(isPinned ? null : pinned + 1),
          { 'aria-pressed': isPinned },
        )}
        {changes && button('edit', <EditIcon fontSize="small" />, onEdit)}
        {is_shared && button('copy', <CopyIcon fontSize="small" />, onCopy)}
        {changes && button('remove', <DeleteIcon fontSize="small" />, onRemove)}
      </Box>
    </ListItem>
  );
}

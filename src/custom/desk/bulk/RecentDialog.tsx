import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { BulkWork } from '#contract/desk/bulk.ts';
import { InfoDialog } from '#src/components/dialog/InfoDialog.tsx';
import { useFormats } from '#src/components/format/useFormats.ts';
import { currentTask } from './useBulkWork.ts';

interface RecentDialogProps {
  works: readonly BulkWork[];
  onShow: (id: number) => void;
  onClose: () => void;
}

/** The user's bulk jobs of the last seven days. Each can be shown on the page, with its results and its undo. */
export function RecentDialog({ works, onShow, onClose }: RecentDialogProps) {
  const translate = useTranslate();
  return (
    <InfoDialog title={translate('bulk.recent.title')} autoFocus onClose={onClose}>
      <List disablePadding>
        {works.map((work) => (
          <Work key={work.id} work={work} onShow={() => onShow(work.id)} />
        ))}
      </List>
    </InfoDialog>
  );
}

function Work({ work, onShow }: { work: BulkWork; onShow: () => void }) {
  const translate = useTranslate();
  const { instant, number } = useFormats();
  const nameId = useId();
  const { state, done, total, refused } = currentTask(work);
  const action = translate(`bulk.actions.${work.action}`);
  const words = work.undo ? 'bulk.undoing' : 'bulk.work';
  const counts = { done: number(done), total: number(total), refused: number(refused) };
  return (
    <ListItem divider disableGutters sx={{ gap: 1, flexWrap: 'wrap' }}>
      <ListItemText
        primary={<span id={nameId}>{work.undo ? translate('bulk.undoing.title', { action }) : action}</span>}
        secondary={`${instant(work.created_at)} · ${translate(`${words}.states.${state}`)}: ${translate(`${words}.told`, counts)}`}
        sx={{ flex: '1 1 200px', overflowWrap: 'anywhere' }}
      />
      <Button size="small" aria-describedby={nameId} onClick={onShow}>
        {translate('bulk.recent.show')}
      </Button>
    </ListItem>
  );
}

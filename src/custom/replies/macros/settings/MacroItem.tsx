import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { MacroRecord } from '#contract/replies/macro.ts';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import { Hint } from '#src/components/page/Hint.tsx';
import { StepsList } from '../StepsList.tsx';

interface MacroItemProps {
  macro: MacroRecord;
  /** Both are absent for an inherited macro. */
  onEdit?: () => void;
  onDelete?: () => void;
}

/** A macro with its steps in words. */
export function MacroItem({ macro, onEdit, onDelete }: MacroItemProps) {
  const translate = useTranslate();
  const name = useNameIn()(macro);
  return (
    <ListItem disableGutters divider sx={ROW}>
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        {macro.from !== 'own' && <Hint text={`replies.from.${macro.from}`} />}
        <StepsList macro={macro} />
      </Box>
      {onEdit && (
        <IconButton size="small" aria-label={translate('macros.edit', { name })} onClick={onEdit}>
          <EditIcon fontSize="small" />
        </IconButton>
      )}
      {onDelete && (
        <IconButton size="small" aria-label={translate('macros.delete', { name })} onClick={onDelete}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      )}
    </ListItem>
  );
}

const ROW = { display: 'flex', alignItems: 'start', gap: 1, '&:last-child': { border: 0 } };

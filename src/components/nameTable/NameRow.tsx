import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { type Named, namesOf } from '#contract/kernel/named.ts';
import { useNameIn } from '../format/useNameIn.ts';

interface NameRowProps {
  row: Named;
  onEdit: () => void;
  onDelete: () => void;
}

/** A name in the language of the screen, with the other languages below. */
export function NameRow({ row, onEdit, onDelete }: NameRowProps) {
  const translate = useTranslate();
  const name = useNameIn()(row);
  const others = namesOf(row).filter((other) => other !== name);
  return (
    <TableRow hover>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>
        {name}
        {others.length > 0 && (
          <Typography variant="body2" color="textSecondary">
            {[...new Set(others)].join(' · ')}
          </Typography>
        )}
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        <IconButton size="small" aria-label={translate('declare.row.edit', { name })} onClick={onEdit}>
          <EditIcon fontSize="small" />
        </IconButton>
        <IconButton size="small" aria-label={translate('declare.row.delete', { name })} onClick={onDelete}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      </TableCell>
    </TableRow>
  );
}

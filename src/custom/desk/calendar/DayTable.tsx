import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { weekdayOf } from '#contract/kernel/day.ts';
import { dayText } from '#src/components/form/dayText.ts';
import { useFocusAfterRemoval } from '#src/components/page/useFocusAfterRemoval.ts';
import type { DayRow } from './days.ts';
import { useWeekdays } from './useWeekdays.ts';

interface DayTableProps<T> {
  label: string;
  /** The heading of the column that `text` fills. */
  heading: string;
  rows: readonly DayRow<T>[];
  /** The content next to the day. */
  text: (row: DayRow<T>) => { name: string; more?: ReactNode };
  /** Further buttons of a day, before the usual ones. */
  actions?: (row: DayRow<T>) => ReactNode;
  onEdit: (row: DayRow<T>) => void;
  /** Only for the office's own days. */
  onRemove: (row: DayRow<T>) => void;
}

/** Days of the calendar with their source. On a phone the source is below the name. */
export function DayTable<T>({ label, heading, rows, text, actions, onEdit, onRemove }: DayTableProps<T>) {
  const translate = useTranslate();
  const weekdays = useWeekdays();
  const list = useFocusAfterRemoval<HTMLDivElement>(rows.length);
  const button = (words: string, icon: ReactNode, onClick: () => void) => (
    <Tooltip title={words}>
      <IconButton size="small" aria-label={words} onClick={onClick}>
        {icon}
      </IconButton>
    </Tooltip>
  );
  return (
    <Box ref={list} tabIndex={-1}>
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('calendar.day')}</TableCell>
            <TableCell>{heading}</TableCell>
            <TableCell sx={WIDE}>{translate('calendar.from')}</TableCell>
            <TableCell align="right">{translate('common.actions')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => {
            const { name, more } = text(row);
            const called = `${name}, ${dayText(row.day)}`;
            const from = translate(`office.from.${row.from}`);
            return (
              <TableRow key={row.day}>
                <TableCell sx={{ verticalAlign: 'top', px: { xs: 0.5, sm: 2 } }}>
                  <Box sx={{ whiteSpace: 'nowrap' }}>{dayText(row.day)}</Box>
                  <Typography variant="body2" color="textSecondary">
                    {weekdays[weekdayOf(row.day)]}
                  </Typography>
                </TableCell>
                <TableCell sx={{ verticalAlign: 'top', overflowWrap: 'anywhere', px: { xs: 0.5, sm: 2 } }}>
                  {name}
                  <Typography component="div" variant="body2" color="textSecondary">
                    {more}
                    <Box sx={{ display: { md: 'none' } }}>{from}</Box>
                  </Typography>
                </TableCell>
                <TableCell sx={WIDE}>{from}</TableCell>
                <TableCell align="right" sx={{ verticalAlign: 'top', px: { xs: 0, sm: 2 } }}>
                  {actions?.(row)}
                  {button(translate('calendar.edit', { name: called }), <EditIcon fontSize="small" />, () =>
                    onEdit(row),
                  )}
                  {row.from === 'own' &&
                    button(
                      translate('calendar.remove', { name: called }),
                      <DeleteIcon fontSize="small" />,
                      () => onRemove(row),
                    )}
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </Box>
  );
}

const WIDE = { display: { xs: 'none', md: 'table-cell' }, verticalAlign: 'top' };

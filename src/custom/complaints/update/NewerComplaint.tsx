import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import { SafeHtml } from '#src/components/format/SafeHtml.tsx';
import { differing, type UpdateField, type UpdateValues, valuesOf } from './updateForm.ts';
import { useFieldTexts } from './useFieldTexts.ts';

interface NewerComplaintProps {
  base: ComplaintRecord;
  /** The version that another user has saved. */
  newer: ComplaintRecord;
  onLoad: () => void;
}

/** Shows the differences between the newer version and the form, and offers to load the newer one (UPD-05). */
export function NewerComplaint({ base, newer, onLoad }: NewerComplaintProps) {
  const translate = useTranslate();
  const mine = useFormContext<UpdateValues>().watch();
  const theirs = valuesOf(newer);
  const texts = useFieldTexts(mine);
  const typed = differing(mine, valuesOf(base));
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { minWidth: 0, flex: 1 } }}>
      <AlertTitle>{translate('rules.newerVersion')}</AlertTitle>
      {translate('update.newer.text')}
      <Table size="small" sx={{ my: 1, '& td, & th': CELL, '& td': BREAKING }}>
        <TableHead>
          <TableRow>
            {['field', 'theirs', 'yours'].map((column) => (
              <TableCell key={column}>{translate(`update.newer.${column}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {differing(mine, theirs).map((field) => (
            <TableRow key={field}>
              <TableCell component="th" scope="row">
                {texts.label(field)}
              </TableCell>
              <TableCell>
                <FieldText field={field} text={texts.text(field, theirs[field], newer)} />
              </TableCell>
              <TableCell>
                {typed.includes(field) ? (
                  <FieldText field={field} text={texts.text(field, mine[field], base)} />
                ) : (
                  translate('update.newer.untouched')
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Button color="inherit" variant="outlined" size="small" onClick={onLoad}>
        {translate('declare.conflict.load')}
      </Button>
    </Alert>
  );
}

const CELL = { px: 0.5, color: 'inherit', verticalAlign: 'top' };
/** Long values break, so that the other version stays visible on a phone. */
const BREAKING = { overflowWrap: 'anywhere' };

const FieldText = ({ field, text }: { field: UpdateField; text: string }) =>
  field === 'details' ? <SafeHtml html={text} /> : text;

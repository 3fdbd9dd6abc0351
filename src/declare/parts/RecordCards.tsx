import Box from '@mui/material/Box';
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { type DataTableColumnProps, SimpleList, useResourceContext, useTranslateLabel } from 'react-admin';
import { useRows } from './rows.ts';
import { SelectPage } from './SelectPage.tsx';
import { SelectRecord } from './SelectRecord.tsx';
import { Thumbnail } from './Thumbnail.tsx';

interface RecordCardsProps {
  /** The columns of the table. */
  children: ReactNode;
  /** The column that names a record. */
  title: string;
  hidden?: readonly string[];
  toolbar: ReactNode;
}

const isPicture = ({ children }: DataTableColumnProps) =>
  isValidElement(children) && children.type === Thumbnail;

/** The rows of a list on a phone: picture and name, the other columns below, then the actions. */
export function RecordCards({ children, title, hidden = [], toolbar }: RecordCardsProps) {
  const rows = useRows();
  const columns = Children.toArray(children)
    .filter((child): child is ReactElement<DataTableColumnProps> => isValidElement(child))
    .map(({ props }) => props)
    .filter(({ source = '' }) => !hidden.includes(source));
  const picture = columns.find(isPicture)?.children;
  return (
    <>
      {toolbar}
      {rows?.isSelectable && <SelectPage />}
      <SimpleList
        disablePadding
        sx={{ overflowWrap: 'anywhere', '& .MuiListItemIcon-root': { gap: 1, mr: 2 } }}
        rowClick={false}
        leftIcon={
          rows?.isSelectable || picture
            ? () => (
                <>
                  {rows?.isSelectable && <SelectRecord />}
                  {picture}
                </>
              )
            : undefined
        }
        primaryText={columns.find(({ source }) => source === title)?.children}
        secondaryText={
          <>
            {columns
              .filter((column) => column.source !== title && !isPicture(column))
              .map((column) => (
                <Line key={column.source} {...column} />
              ))}
            {rows?.actions}
          </>
        }
      />
    </>
  );
}

function Line({ source, label, children }: DataTableColumnProps) {
  const resource = useResourceContext();
  const name = useTranslateLabel()({
    label: typeof label === 'string' ? label : undefined,
    resource,
    source,
  });
  return (
    <Box component="span" sx={{ display: 'block' }}>
      {name}:{' '}
      <Box component="span" sx={{ color: 'text.primary' }}>
        {children}
      </Box>
    </Box>
  );
}

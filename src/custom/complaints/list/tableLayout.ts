import { type Column, USUAL_COLUMNS } from '#contract/complaints/complaintColumns.ts';
import { ACTIONS, MARKS, ROW } from './rowLook.ts';

/** In pixels, with all columns in one line. */
const WIDTHS: Record<Column, number> = {
  complaint_number: 80,
  category: 80,
  area: 104,
  name: 82,
  phone: 77,
  source: 55,
  status: 131,
  staff: 68,
  daysOpen: 70,
  date: 60,
  type: 70,
  priority: 60,
  due_on: 96,
  cause: 84,
  assigned: 84,
  updated_at: 64,
};
const [TICK, NUMBER, ACTION] = [28, 96, 50];
/** The share of its width that a column may shrink to before the rows get another line. */
const NARROW = 0.93;
const MOST_LINES = 4;

/** The usual columns in stacks of two: name above phone, category above area … */
const USUAL_STACKS: readonly Column[] = [
  ...(['name', 'phone', 'category', 'area', 'status'] as const),
  ...(['daysOpen', 'staff', 'date', 'source', 'type'] as const),
];

/**
 * Fixed widths: rows move nothing when they arrive, and long names break within words. Compact rows have two columns in
 * one cell.
 */
export function tableLayout(columns: readonly Column[], isCompact: boolean) {
  const stacked = isUsual(columns) ? USUAL_STACKS : columns.filter((one) => one !== 'complaint_number');
  const whole = TICK + ACTION + columns.reduce((sum, column) => sum + WIDTHS[column], 0);
  const share = (width: number) => ({ width: `${(100 * width) / whole}%` });
  const layout: Record<string, unknown> = {
    ...LOOK,
    ...Object.fromEntries(columns.map((column) => [`& .${column}`, share(WIDTHS[column])])),
    '& .tick': share(TICK),
    '& .actions': { ...LOOK['& .actions'], ...share(ACTION) },
  };
  const inStacksOf = (lines: number) => inLines(columns, inStacks(stacked, lines), lines);
  if (isCompact) Object.assign(layout, inStacksOf(2));
  let needed = NARROW * whole;
  for (let lines = 2; lines <= MOST_LINES; lines++) {
    if (!isCompact || lines > 2)
      layout[`@container (max-width: ${Math.ceil(needed) - 1}px)`] = inStacksOf(lines);
    const widths = inStacks(stacked, lines).map(widest);
    needed = TICK + NUMBER + ACTION + NARROW * widths.reduce((sum, width) => sum + width, 0);
  }
  return layout;
}

const LOOK = {
  ...MARKS,
  tableLayout: 'fixed',
  fontSize: '0.75rem',
  lineHeight: 1.4,
  '& th, & td': {
    px: '3px',
    py: 0.5,
    textAlign: 'left',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& th': {
    fontWeight: 600,
    verticalAlign: 'middle',
    height: 28,
    py: 0,
    '& .MuiTableSortLabel-root': { fontSize: 'inherit' },
  },
  '& tbody tr': { ...ROW, height: 46 },
  '& tbody tr:hover': { bgcolor: 'action.hover' },
  '& tbody tr:last-of-type td': { borderBottom: 0 },
  '& .actions': { textAlign: 'right', whiteSpace: 'nowrap', ...ACTIONS },
  '& .loading span': { display: 'block', height: 16, borderRadius: 1, bgcolor: 'action.hover' },
};

const isUsual = (columns: readonly Column[]) => columns.join() === USUAL_COLUMNS.join();

const inStacks = (columns: readonly Column[], height: number): Column[][] =>
  Array.from({ length: Math.ceil(columns.length / height) }, (_, nth) =>
    columns.slice(nth * height, (nth + 1) * height),
  );

const widest = (stack: readonly Column[]) => Math.max(...stack.map((column) => WIDTHS[column]));

/** The rows of a table as grids: the stacked columns, with number and actions at the sides. */
function inLines(columns: readonly Column[], stacks: readonly Column[][], lines: number) {
  const tracks = stacks.map((stack) => `minmax(0, ${widest(stack)}fr)`).join(' ');
  const areas = Array.from({ length: lines }, (_, line) => {
    const cells = stacks.map((stack) => stack[line] ?? '.').join(' ');
    return `"tick complaint_number ${cells} actions"`;
  });
  return {
    '& tr': {
      display: 'grid',
      gridTemplateColumns: `${TICK}px ${NUMBER}px ${tracks} ${ACTION}px`,
      gridTemplateAreas: areas.join(' '),
      borderBottom: 1,
      borderColor: 'divider',
      py: 0.25,
    },
    '& tbody tr': { height: 'auto' },
    '& th, & td': { border: 0, py: 0.125, minWidth: 0, height: 'auto' },
    '& .loading td': { gridColumn: '1 / -1' },
    ...Object.fromEntries(
      ['tick', 'actions', ...columns].map((column) => [`& .${column}`, { gridArea: column, width: 'auto' }]),
    ),
  };
}

import Box from '@mui/material/Box';
import type { YAxisTickContentProps } from 'recharts';

const HEIGHT = 36;
const GAP = 8;

interface NameTickProps {
  tick: YAxisTickContentProps;
  /** The distance of the axis from the left edge of the drawing. */
  width: number;
}

/** The name of a bar on two lines at most: the browser breaks and cuts text of every script, SVG does not. */
export const NameTick = ({ tick: { y, payload }, width }: NameTickProps) => (
  <foreignObject x={0} y={Number(y) - HEIGHT / 2} width={width - GAP} height={HEIGHT}>
    <Box sx={{ display: 'grid', height: '100%', alignItems: 'center' }}>
      <Box sx={TWO_LINES}>{payload.value}</Box>
    </Box>
  </foreignObject>
);

const TWO_LINES = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  textAlign: 'right',
  fontSize: '0.75rem',
  lineHeight: 1.4,
  color: 'text.primary',
};

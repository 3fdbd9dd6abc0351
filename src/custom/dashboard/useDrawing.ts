import { useTheme } from '@mui/material/styles';
import { useFormats } from '#src/components/format/useFormats.ts';

/** The text, line and tooltip styles of drawings in the light or dark theme. */
export function useDrawing() {
  const { palette, typography } = useTheme();
  const { number } = useFormats();
  return {
    text: { fill: palette.text.primary, fontSize: 12, fontFamily: typography.fontFamily },
    line: { stroke: palette.divider },
    tooltip: {
      isAnimationActive: false,
      contentStyle: { background: palette.background.paper, borderColor: palette.divider, borderRadius: 8 },
      itemStyle: { color: palette.text.primary },
      formatter: (count: unknown) => number(Number(count)),
    },
  };
}

/** The parts of a markdown tree that this module touches. */
interface MarkdownNode {
  readonly type: string;
  depth?: number;
  readonly children?: readonly MarkdownNode[];
}

/** The page's own heading is the only h1: headings of a reply start one below. */
const TOP_DEPTH = 2;

/** A remark plugin that shifts the headings of a reply so that the highest is an h2, with none below h6. */
export function shiftHeadings(): (tree: MarkdownNode) => void {
  return (tree) => {
    const headings = (tree.children ?? []).filter((node) => node.type === 'heading');
    const shift = TOP_DEPTH - Math.min(...headings.map((node) => node.depth ?? 1));
    for (const node of headings) node.depth = Math.min(6, (node.depth ?? 1) + shift);
  };
}

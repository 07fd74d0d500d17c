import { Converter, CustomConverter } from 'opencc-js/cn2t';
import type { ESTree, Plugin } from 'vite';

/**
 * Serves the words of a `zh.ts` in one script of Chinese, as the default export of `zh.ts?Hans` or
 * `zh.ts?Hant`. Its imports of other `zh.ts` files get the same script.
 *
 * Words are written in simplified characters. OpenCC makes the traditional ones, with Taiwan's
 * words. Where OpenCC would be wrong, both are given: `t(simplified, traditional)`.
 */
export function chineseScripts(): Plugin {
  return {
    name: 'chinese-scripts',
    resolveId: {
      order: 'pre',
      filter: { id: /\/zh\.ts$/ },
      async handler(source, importer) {
        const script = scriptOf(importer);
        if (!script) return null;
        const found = await this.resolve(source, importer);
        return found && { ...found, id: `${found.id}?${script}` };
      },
    },
    // When only JavaScript is left.
    transform: {
      order: 'post',
      filter: { id: /\/zh\.ts\?/ },
      handler(code, id) {
        const script = scriptOf(id);
        if (!script) return null;
        const words = `export default zh((Hans, Hant) => ${script});`;
        return { code: `${inScript(code, script, this.parse(code))}\n${words}\n`, map: null };
      },
    },
  };
}

/** A chunk's file name, with the script of its words if any: `zh-Hant-….js`. */
export function nameWithScript({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const script = scriptOf(facadeModuleId);
  return `assets/[name]${script ? `-${script}` : ''}-[hash].js`;
}

/** ISO 15924 codes. */
const SCRIPTS = ['Hans', 'Hant'] as const;
type Script = (typeof SCRIPTS)[number];

function scriptOf(id: string | null | undefined): Script | undefined {
  return SCRIPTS.find((script) => id?.includes(`/zh.ts?${script}`));
}

/** Mainland forms that OpenCC leaves: quotation marks, and words of board games. */
const TERMS = [
  ['“', '「'],
  ['”', '」'],
  ['國際象棋', '西洋棋'],
  ['易位', '入堡'],
  ['復盤', '覆盤'],
  ['當前', '目前'],
  ['迴圈', '循環'],
  ['大多隻', '大多只'],
  ['最多隻', '最多只'],
  ['檢視', '查看'],
  ['程式設計', '編程'],
] as const;

const taiwanese = Converter({ from: 'cn', to: 'twp' });
const withTerms = CustomConverter(TERMS);

/** Text in traditional characters and Taiwan's words. */
export function traditional(simplified: string): string {
  return withTerms(taiwanese(simplified));
}

/**
 * The program in one script: its side of each `t(simplified, traditional)`, other text converted.
 */
export function inScript(code: string, script: Script, program: ESTree.Program): string {
  const edits: { start: number; end: number; text: string }[] = [];
  const walk = (value: unknown, isChosen: boolean): void => {
    if (Array.isArray(value)) for (const item of value) walk(item, isChosen);
    if (!isNode(value)) return;
    const { start, end } = value;
    const wanted = isChoice(value) ? value.arguments[SCRIPTS.indexOf(script)] : undefined;
    if (wanted) {
      edits.push({ start, end: wanted.start, text: '' }, { start: wanted.end, end, text: '' });
      walk(wanted, true);
    } else if (isText(value) && script === 'Hant' && !isChosen) {
      edits.push({ start, end, text: traditional(code.slice(start, end)) });
    } else {
      for (const child of Object.values(value)) walk(child, isChosen);
    }
  };
  walk(program, false);
  edits.sort((a, b) => a.start - b.start);
  let copied = 0;
  const pieces = edits.map(({ start, end, text }) => {
    const before = code.slice(copied, start);
    copied = end;
    return before + text;
  });
  return [...pieces, code.slice(copied)].join('');
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function isText(node: ESTree.Node): boolean {
  return (
    node.type === 'TemplateElement' || (node.type === 'Literal' && typeof node.value === 'string')
  );
}

function isChoice(node: ESTree.Node): node is ESTree.CallExpression {
  return (
    node.type === 'CallExpression' &&
    node.callee.type === 'Identifier' &&
    node.callee.name === 't' &&
    node.arguments.length === SCRIPTS.length
  );
}

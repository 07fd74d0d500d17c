import type { ESTree, Plugin } from 'vite';

/**
 * Serves the words of a file `zh.ts`, in which both scripts of Chinese stand side by side, in one script alone: the default
 * export of `zh.ts?Hans` or `zh.ts?Hant`. What such a file imports of another `zh.ts` is in the same script.
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
    // When nothing but JavaScript is left.
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

/** Names the file of a chunk, with the script of its words if it has one: `zh-Hant-….js`. */
export function nameWithScript({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const script = scriptOf(facadeModuleId);
  return `assets/[name]${script ? `-${script}` : ''}-[hash].js`;
}

/** The scripts, by their ISO 15924 codes. */
const SCRIPTS = ['Hans', 'Hant'] as const;
type Script = (typeof SCRIPTS)[number];

function scriptOf(id: string | null | undefined): Script | undefined {
  return SCRIPTS.find((script) => id?.includes(`/zh.ts?${script}`));
}

/** The program with `t(simplified, traditional)` replaced by what it says in this script. */
export function inScript(code: string, script: Script, program: ESTree.Program): string {
  const pieces: string[] = [];
  let copied = 0;
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) walk(item);
    if (!isNode(value)) return;
    const wanted = isChoice(value) ? value.arguments[SCRIPTS.indexOf(script)] : undefined;
    if (!wanted) {
      for (const child of Object.values(value)) walk(child);
      return;
    }
    pieces.push(code.slice(copied, value.start));
    copied = wanted.start;
    walk(wanted);
    pieces.push(code.slice(copied, wanted.end));
    copied = value.end;
  };
  walk(program);
  return [...pieces, code.slice(copied)].join('');
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function isChoice(node: ESTree.Node): node is ESTree.CallExpression {
  return (
    node.type === 'CallExpression' &&
    node.callee.type === 'Identifier' &&
    node.callee.name === 't' &&
    node.arguments.length === SCRIPTS.length
  );
}

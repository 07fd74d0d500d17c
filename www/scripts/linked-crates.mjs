// What cargo knows of the workspace, and which packages its programs link.

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..');

/** The output of `cargo metadata`, for every platform or for one, with features (`CRATE/FEATURE`) besides the usual ones. */
export function cargoMetadata(platform, features = []) {
  const filter = [
    ...(platform ? ['--filter-platform', platform] : []),
    ...features.map((feature) => `--features=${feature}`),
  ];
  const options = { cwd: ROOT, maxBuffer: 1 << 28 };
  return JSON.parse(
    execFileSync('cargo', ['metadata', '--format-version', '1', ...filter], options),
  );
}

/** The packages that a program links, its own included; macros are not among them. */
export function linkedCrates(metadata, program) {
  const packages = new Map(metadata.packages.map((p) => [p.id, p]));
  const nodes = new Map(metadata.resolve.nodes.map((n) => [n.id, n]));
  const isMacro = (id) => packages.get(id).targets.some(({ kind }) => kind.includes('proc-macro'));
  const linked = new Set();
  const visit = (id) => {
    if (linked.has(id) || isMacro(id)) return;
    linked.add(id);
    for (const { pkg, dep_kinds } of nodes.get(id).deps) {
      if (dep_kinds.some(({ kind }) => kind === null)) visit(pkg);
    }
  };
  visit(metadata.workspace_members.find((id) => packages.get(id).name === program));
  return [...linked].map((id) => packages.get(id));
}

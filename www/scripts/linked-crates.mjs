// Cargo's view of the workspace, and the packages that its programs link.

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..');

/**
 * The output of `cargo metadata` for one platform or all, with features (`CRATE/FEATURE`) besides
 * the default ones.
 */
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

/** The packages that a program links, itself included, without macros. */
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

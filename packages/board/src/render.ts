export { type DiagramOptions, renderBoard } from './element/diagram.tsx';

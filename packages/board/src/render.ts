export { type DiagramOptions, renderBoard } from '../../../www/src/element/diagram.tsx';

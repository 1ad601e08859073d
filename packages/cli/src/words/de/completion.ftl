# kickdoor completion.

cli-completion = ausgeben, womit eine Shell Befehle, Optionen und deren Werte ergänzt
cli-completion-shell = bash: `source <(kickdoor completion bash)` in `~/.bashrc`; zsh: `source <(kickdoor completion zsh)` in `~/.zshrc`; fish: `kickdoor completion fish | source` in `~/.config/fish/config.fish`
